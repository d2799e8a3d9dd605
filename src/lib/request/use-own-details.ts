import { type RefObject, useEffect } from 'react'
import { useMe } from './use-me'

/**
 * Fills the empty fields `name`, `email` and `phone` of a form with what the account of an applicant says, so that
 * nobody types again what they have given us. Staff fill forms in for others.
 */
export function useOwnDetails(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const user = useMe().me?.user
  useEffect(() => {
    if (!isWanted || user?.role !== 'applicant') return
    for (const [name, own] of Object.entries({ name: user.fullName, email: user.email, phone: user.phone })) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (input && own && input.value === '') input.value = own
    }
  }, [user, form, isWanted])
}
