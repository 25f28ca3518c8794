export const metadata = { title: 'A page from a server', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
