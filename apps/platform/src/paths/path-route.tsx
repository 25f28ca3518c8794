export default function Page() {
  return <h1>Path</h1>;
}
