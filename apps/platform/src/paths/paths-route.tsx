export default function Page() {
  return <h1>Paths</h1>;
}
