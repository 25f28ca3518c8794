export default function Page() {
  return <h1>Landing</h1>;
}
