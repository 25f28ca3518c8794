export default function Page() {
  return <h1>P</h1>;
}
