// boardgame.io's own server with its storage in memory, both as shipped.
const { Server, Origins } = require('boardgame.io/server');
const { gallery } = require('./game');

const server = Server({ games: [gallery], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`ready 127.0.0.1:${appServer.address().port}`);
});
