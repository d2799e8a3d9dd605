import type { AdminViewServerProps } from 'payload'
import { studioPaths } from '../../admin/shell/studio-paths'
import { StudioView } from '../../admin/shell/studio-view'
import type { ImportDoor } from '../importer'
import { importTexts } from '../texts'
import { ImportForm } from './import-form'

/** Import of one kind of rows as CSV. */
export function ImportScreen({ door, ...view }: AdminViewServerProps & { door: ImportDoor }) {
  const { texts, show, download } = door.screen
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={door.rule}
      actions={
        <>
          {download ? (
            <a href={download.href} download>
              {download.label}
            </a>
          ) : null}{' '}
          <a href={studioPaths.list('imports')}>{importTexts.form.history}</a>
        </>
      }
    >
      {() => <ImportForm address={`/api/${door.kind}${door.path ?? '/import'}`} texts={texts} show={show} />}
    </StudioView>
  )
}
