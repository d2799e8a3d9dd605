import { type RefObject, useEffect } from 'react'
import { PERSON_FIELD } from './person-field'
import { useMe } from './use-me'

/**
 * Fills empty `name`, `email` and `phone` fields of a form from the applicant's account, so that known details need not
 * be typed again; it is then that person's form. Staff are excluded: they fill in forms for others.
 */
export function useOwnDetails(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const user = useMe().me?.user
  useEffect(() => {
    if (!isWanted || user?.role !== 'applicant') return
    const details = { name: user.fullName, email: user.email, phone: user.phone, [PERSON_FIELD]: user.id }
    for (const [name, own] of Object.entries(details)) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (input && own && input.value === '') input.value = own
    }
  }, [user, form, isWanted])
}
