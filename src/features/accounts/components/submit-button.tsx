'use client'
import type { ReactNode } from 'react'
import { useFormStatus } from 'react-dom'
import { Button, type ButtonKind } from '@/components/ui/button'

/** Sends its form; while the answer is awaited it says so and further presses do nothing. */
export function SubmitButton({
  busy,
  kind,
  wide,
  children,
}: {
  busy: string
  kind?: ButtonKind
  wide?: boolean
  children: ReactNode
}) {
  const { pending } = useFormStatus()
  return (
    <Button
      type="submit"
      kind={kind}
      wide={wide}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? busy : children}
    </Button>
  )
}
