export default { poweredByHeader: false, turbopack: { root: import.meta.dirname + '/..' } };
