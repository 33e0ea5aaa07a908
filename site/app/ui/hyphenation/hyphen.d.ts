/** The used part of `hyphen`, which brings no types: https://github.com/ytiurin/hyphen */
declare module 'hyphen/*/index.js' {
  const language: {
    hyphenateSync(text: string, options: { hyphenChar: string }): string
  }
  export default language
}
