'use client'
import { useRef, useState } from 'react'
import { FileInput } from '@/components/ui/forms/field'

/** A file field that refuses a file which is too large before it is sent. */
export function LimitedFileInput({
  most,
  tooLarge,
  error,
  ...rest
}: { most: number; tooLarge: string } & React.ComponentProps<typeof FileInput>) {
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  return (
    <FileInput
      {...rest}
      ref={input}
      error={refused ?? error}
      onChange={() => {
        const isTooLarge = (input.current?.files?.[0]?.size ?? 0) > most
        setRefused(isTooLarge ? tooLarge : undefined)
        if (isTooLarge && input.current) input.current.value = ''
      }}
    />
  )
}
