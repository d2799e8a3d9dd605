import Link from 'next/link'
import { TextInput } from '@/components/ui/forms/field'
import { PasswordInput } from '@/components/ui/forms/password-input'
import { pathsIn } from '@/lib/addresses/paths'
import type { FormState } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import type { AccountTexts } from '../texts'

interface InputProps {
  words: AccountTexts['inputs']
  /** What became of the form: the field shows what was typed and what is wrong with it. */
  state: FormState
  id?: string
  /** Where two fields of a page would share an id, the one that the action reads. */
  name?: string
  label?: string
  hint?: string
}

/** An e-mail address, as phones and password managers like to fill it in. */
export function EmailInput({
  words,
  state,
  id = 'email',
  label,
  hint,
  autoComplete = 'username',
}: InputProps & { autoComplete?: string }) {
  return (
    <TextInput
      id={id}
      type="email"
      label={label ?? words.labels.email}
      hint={hint}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={state.values?.[id]}
      error={state.fieldErrors?.[id]}
    />
  )
}

/** A password that is chosen here, with what makes a good one. */
export function NewPasswordInput({ words, state, id = 'password', label }: InputProps) {
  return (
    <PasswordInput
      id={id}
      label={label ?? words.labels.password}
      hint={words.hints.password}
      autoComplete="new-password"
      error={state.fieldErrors?.[id]}
      show={words.showPassword}
      hide={words.hidePassword}
    />
  )
}

/** The password that the account has. */
export function CurrentPasswordInput({ words, state, id = 'currentPassword', name = id, label }: InputProps) {
  return (
    <PasswordInput
      id={id}
      name={name}
      label={label ?? words.labels.currentPassword}
      autoComplete="current-password"
      error={state.fieldErrors?.[name]}
      show={words.showPassword}
      hide={words.hidePassword}
    />
  )
}

/** What opening an account agrees to; recorded with the edition of the text and the time. */
export function ConsentNote({ language, consent }: { language: Language; consent: AccountTexts['inputs']['consent'] }) {
  const paths = pathsIn(language)
  return (
    <p className="text-sm text-quiet">
      {consent.before}
      <Link href={paths.terms()}>{consent.terms}</Link>
      {consent.between}
      <Link href={paths.privacy()}>{consent.privacy}</Link>
      {consent.after}
    </p>
  )
}
