'use client'
import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { EditedElsewhere, useEditedElsewhere } from './edited-elsewhere'

/** Warns in every Payload form of concurrent saves. */
export function FormEditedElsewhere() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const wasRejected = useFormSubmitted()
  // Payload treats a rejected save as done: the button is disabled, and leaving does not ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to save that ends in an error
  useEffect(() => {
    if (wasRejected && !isSaving) setModified(true)
  }, [wasRejected, isSaving])
  const seen = useFormFields(([fields]) => fields?.updatedAt?.value)
  const newer = useEditedElsewhere({
    slug: collectionSlug ?? globalSlug ?? '',
    id,
    seen: typeof seen === 'string' ? seen : undefined,
    isModified: isModified && Boolean(id ?? globalSlug),
    attempt: isSaving,
  })
  return newer ? (
    <EditedElsewhere
      newer={newer}
      onKeep={(updatedAt) => dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })}
    />
  ) : null
}
