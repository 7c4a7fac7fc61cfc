/** The path of one icon of game-icons.net; see build/game-icons.ts. */
declare module 'game-icons:*' {
  const path: string;
  export default path;
}
