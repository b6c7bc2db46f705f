// Loaded before a program (`node --import`), whose clock is then ahead by CLOCK_AHEAD_MS: days pass without waiting for them.
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const { now } = Date;
const later = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(later()).toString(),
  construct: (date, args, called) => Reflect.construct(date, args.length > 0 ? args : [later()], called),
  get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
});
