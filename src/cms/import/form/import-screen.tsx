import type { AdminViewServerProps } from 'payload'
import { studioPaths } from '../../admin/shell/studio-paths'
import { StudioView } from '../../admin/shell/studio-view'
import type { ImportDoor } from '../importer'
import { importMessages } from '../messages'
import { ImportForm } from './import-form'

/** CSV import screen of one kind of record. */
export function ImportScreen({ door, ...view }: AdminViewServerProps & { door: ImportDoor }) {
  const { messages, show, download } = door.screen
  return (
    <StudioView
      view={view}
      title={messages.title}
      intro={messages.intro}
      rule={door.rule}
      actions={
        <>
          {download ? (
            <a href={download.href} download>
              {download.label}
            </a>
          ) : null}{' '}
          <a href={studioPaths.list('imports')}>{importMessages.form.history}</a>
        </>
      }
    >
      {() => <ImportForm url={`/api/${door.kind}${door.path ?? '/import'}`} messages={messages} show={show} />}
    </StudioView>
  )
}
