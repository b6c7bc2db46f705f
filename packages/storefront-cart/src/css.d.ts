/** Style sheet as text: the build includes it in the bundle, and the drawer in its shadow root. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: what a bundler's text loader gives is the default export.
  export default text;
}
