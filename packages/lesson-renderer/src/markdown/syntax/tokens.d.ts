declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment';
    commentText: 'commentText';
    lineBreak: 'lineBreak';
  }
}
export {};
