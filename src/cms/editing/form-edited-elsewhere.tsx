'use client'
import { useDocumentInfo, useForm, useFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { EditedElsewhere, useEditedElsewhere } from './edited-elsewhere'

/** In every form of Payload: tells of what was saved elsewhere while somebody types. */
export function FormEditedElsewhere() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isModified = useFormModified()
  const seen = useFormFields(([fields]) => fields?.updatedAt?.value)
  const newer = useEditedElsewhere({
    slug: collectionSlug ?? globalSlug ?? '',
    id,
    seen: typeof seen === 'string' ? seen : undefined,
    isModified: isModified && Boolean(id ?? globalSlug),
    attempt: useFormProcessing(),
  })
  return newer ? (
    <EditedElsewhere
      newer={newer}
      onKeep={(updatedAt) => dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })}
    />
  ) : null
}
