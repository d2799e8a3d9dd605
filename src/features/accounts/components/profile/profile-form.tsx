'use client'
import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/ui/forms/action-form'
import { useMe } from '@/lib/request/use-me'
import { updateProfile } from '../../actions/profile'

/** The form of name and phone, which also refreshes the name in the header. */
export function ProfileForm(props: Omit<ComponentProps<typeof ActionForm>, 'action'>) {
  const { mutate } = useMe()
  return <ActionForm {...props} action={updateProfile} onSuccess={() => void mutate()} />
}
