/** The path of one icon of game-icons.net; see vite-plugins/game-icons.ts. */
declare module 'game-icons:*' {
  const path: string;
  export default path;
}
