import { SelectField } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { readRegionNames } from '../hooks/region-name-queries'

type Given = Pick<TextFieldServerProps, 'clientField' | 'data' | 'path' | 'payload' | 'readOnly'>

/** Select of known states; an existing other value can stay. */
export async function StateField({ clientField, data, path, payload, readOnly }: Given) {
  const { name, label, required, admin } = clientField
  const known = await readRegionNames(payload.db.pool)
  const kept = typeof data?.state === 'string' && data.state && !known.includes(data.state) ? [data.state] : []
  const options = [...kept, ...known].map((value) => ({ label: value, value }))
  const shown = { description: admin?.description, placeholder: undefined, isClearable: false, isSortable: false }
  return (
    <SelectField
      field={{ name, label, required, admin: shown, type: 'select', options }}
      path={path}
      readOnly={readOnly}
    />
  )
}
