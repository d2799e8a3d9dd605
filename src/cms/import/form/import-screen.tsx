import type { AdminViewServerProps } from 'payload'
import { studioPaths } from '../../admin/shell/studio-paths'
import { studioView } from '../../admin/shell/studio-view'
import type { ImportDoor } from '../importer'
import { importMessages } from '../messages'
import { ImportForm } from './import-form'

/** CSV import screen of one kind of record. */
export const ImportScreen = studioView<AdminViewServerProps & { door: ImportDoor }>(
  ({ door: { rule, screen } }) => ({
    title: screen.messages.title,
    intro: screen.messages.intro,
    rule,
    actions: (
      <>
        {screen.download ? (
          <a href={screen.download.href} download>
            {screen.download.label}
          </a>
        ) : null}{' '}
        <a href={studioPaths.list('imports')}>{importMessages.form.history}</a>
      </>
    ),
  }),
  ({ view: { door } }) => (
    <ImportForm
      url={`/api/${door.kind}${door.path ?? '/import'}`}
      messages={door.screen.messages}
      show={door.screen.show}
    />
  ),
)
