export default function Page() {
  return <h1>subscribe</h1>;
}
