/** A toast reports what already happened; anything to read or decide stays on the page. */
export interface Toast {
  kind: 'good' | 'bad' | 'info' | 'busy'
  text: string
  /** A later toast with the same id replaces the earlier one. */
  id?: string
}

type Listener = (toast: Toast) => void

const waiting: Toast[] = []
let listener: Listener | null = null

/** Shows a toast, loading the library with the first one. */
export function notify(toast: Toast) {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Connects the toast host, passing it earlier toasts. */
export function hostToasts(host: Listener) {
  listener = host
  for (const toast of waiting.splice(0)) host(toast)
  return () => {
    listener = null
  }
}
