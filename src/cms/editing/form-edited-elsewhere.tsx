'use client'
import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { EditedElsewhere, useEditedElsewhere } from './edited-elsewhere'

/** In every form of Payload: tells of what was saved elsewhere while somebody types. */
export function FormEditedElsewhere() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const isModified = useFormModified()
  // A save that was refused leaves the form as if nothing were typed.
  const wasRefused = useFormSubmitted()
  const seen = useFormFields(([fields]) => fields?.updatedAt?.value)
  const newer = useEditedElsewhere({
    slug: collectionSlug ?? globalSlug ?? '',
    id,
    seen: typeof seen === 'string' ? seen : undefined,
    isModified: (isModified || wasRefused) && Boolean(id ?? globalSlug),
    attempt: useFormProcessing(),
  })
  return newer ? (
    <EditedElsewhere
      newer={newer}
      onKeep={(updatedAt) => {
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })
        setModified(true)
      }}
    />
  ) : null
}
