'use client'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { hostToasts, type Toast } from './notify'

type ShowToasts = ComponentType<{ takeAll: () => Toast[]; count: number }>

/** Mounted once in the layout; loads the toast library with the first toast. */
export function ToastHost() {
  const queue = useRef<Toast[]>([])
  const fetched = useRef(false)
  const [count, setCount] = useState(0)
  const [Show, setShow] = useState<ShowToasts | null>(null)

  useEffect(
    () =>
      hostToasts((toast) => {
        queue.current.push(toast)
        setCount((before) => before + 1)
      }),
    [],
  )

  useEffect(() => {
    if (count === 0 || fetched.current) return
    fetched.current = true
    import('./toaster').then(
      ({ Toasts }) => setShow(() => Toasts),
      // Shown with the next toast, if the script can be fetched then.
      () => {
        fetched.current = false
      },
    )
  }, [count])

  return Show && <Show takeAll={() => queue.current.splice(0)} count={count} />
}
