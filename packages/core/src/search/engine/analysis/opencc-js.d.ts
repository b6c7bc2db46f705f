declare module 'opencc-js/dict/*' {
  const dictionary: string;
  // biome-ignore lint/style/noDefaultExport: the package's files have one
  export default dictionary;
}
