// Browsers tell of a cancelled animation only those who asked for its end; happy-dom also tells the test run, as a
// failure. Boards are taken away in the middle of their animations all the time.
const animate = Reflect.get(Element.prototype, 'animate');
Element.prototype.animate = function (...how: Parameters<typeof animate>) {
  const animation = animate.apply(this, how);
  animation.finished.catch(() => undefined);
  return animation;
};
