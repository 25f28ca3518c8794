// pnpm puts the workspace's own Node 26 first on PATH; this stops with a sentence where that download failed.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Lemma needs Node 22.18 or newer, and this is Node ${process.versions.node}. ` +
      'The npm package "node" normally brings it along; its install failed here. ' +
      'Install Node 22.18+ yourself, or run "npx pnpm@12.18.0 install" again with the network on.',
  );
  process.exit(1);
}
