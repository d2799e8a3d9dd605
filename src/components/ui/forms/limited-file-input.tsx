'use client'
import { type ComponentProps, useRef, useState } from 'react'
import { FileInput } from './field'

/**
 * A file input that rejects too large files before upload.
 * @param onTaken called with an accepted file
 * @param again asks for a file that an earlier attempt had: without script the form comes back without it
 * @param onRefused called with a too large one, which the form then does not contain
 */
export function LimitedFileInput(
  props: {
    max: number
    tooLarge: string
    again?: string
    onTaken?: (input: HTMLInputElement) => void
    onRefused?: (input: HTMLInputElement) => void
  } & ComponentProps<typeof FileInput>,
) {
  const { max, tooLarge, again, onTaken, onRefused, error, hint, ...rest } = props
  const [rejection, setRejection] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  return (
    <FileInput
      {...rest}
      ref={input}
      hint={
        again && !error ? (
          <>
            {hint} <noscript>{again}</noscript>
          </>
        ) : (
          hint
        )
      }
      error={rejection ?? error}
      onChange={() => {
        const [file] = input.current?.files ?? []
        const isTooLarge = (file?.size ?? 0) > max
        setRejection(isTooLarge ? tooLarge : undefined)
        if (!input.current || !file) return
        if (isTooLarge) input.current.value = ''
        const callback = isTooLarge ? onRefused : onTaken
        callback?.(input.current)
      }}
    />
  )
}
