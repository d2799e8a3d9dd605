'use client'
import { type ComponentProps, useState } from 'react'
import { controlBox } from './control-boxes'
import { Field, fieldAttributes } from './field'

interface PasswordInputProps extends Pick<ComponentProps<'input'>, 'name' | 'autoComplete'> {
  id: string
  label: string
  hint?: string
  error?: string
  /** Button labels while hidden, and while shown. */
  show: string
  hide: string
}

/** A password input with a show button, which needs script. */
export function PasswordInput({ id, label, hint, error, show, hide, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const frame = { id, label, hint, error }
  return (
    <div className="grid gap-[0.3rem]">
      <Field {...frame}>
        <input
          className={controlBox}
          {...fieldAttributes(frame)}
          {...rest}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <button
        type="button"
        className="min-h-tap cursor-pointer justify-self-start text-sm underline noscript:hidden"
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? hide : show}
      </button>
    </div>
  )
}
