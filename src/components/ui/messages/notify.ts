/** A toast says what already happened; anything to be read or decided stays on the page. */
export interface Toast {
  kind: 'good' | 'bad' | 'info' | 'busy'
  text: string
  /** A later toast with the same id takes the place of the earlier one. */
  id?: string
}

type Listener = (toast: Toast) => void

const waiting: Toast[] = []
let listener: Listener | null = null

/** Shows a toast. The library behind it is fetched with the first one. */
export function notify(toast: Toast) {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Connects the one host of the toasts, handing over what was said before it was there. */
export function hostToasts(host: Listener) {
  listener = host
  for (const toast of waiting.splice(0)) host(toast)
  return () => {
    listener = null
  }
}
