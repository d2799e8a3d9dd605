import { register } from 'node:module'

/** Lets Node load the studio's screens outside Next: style sheets count as empty modules. */
const loader = `export const load = (url, context, next) =>
  /[.]s?css([?]|$)/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`

register(`data:text/javascript,${encodeURIComponent(loader)}`)
