'use client'
import type { ReactNode } from 'react'
import { useFormStatus } from 'react-dom'
import { Button, type ButtonKind } from '@/components/ui/button'

interface SubmitButtonProps {
  busy: string
  kind?: ButtonKind
  wide?: boolean
  tall?: boolean
  children: ReactNode
}

/** Submit button; while pending it says so and ignores clicks. */
export function SubmitButton({ busy, children, ...look }: SubmitButtonProps) {
  const { pending } = useFormStatus()
  return (
    <Button
      type="submit"
      {...look}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? busy : children}
    </Button>
  )
}
