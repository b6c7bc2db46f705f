/** A style sheet as text: the build puts it into the bundle, and the drawer into its shadow root. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: what a bundler's text loader gives is the default export.
  export default text;
}
