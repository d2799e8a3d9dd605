import type { CollectionConfig, GlobalConfig, ServerFunctionClientArgs } from 'payload'

const COMPONENT = '/cms/editing/form-edited-elsewhere#FormEditedElsewhere'

/** Collections whose forms tell of what was saved elsewhere meanwhile. */
export const withEditedElsewhere = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map(({ admin, ...collection }) => {
    const { components } = admin ?? {}
    const edit = {
      ...components?.edit,
      beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), COMPONENT],
    }
    return { ...collection, admin: { ...admin, components: { ...components, edit } } }
  })

/** The same for globals. */
export const withGlobalEditedElsewhere = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map(({ admin, ...global }) => {
    const { components } = admin ?? {}
    const elements = { ...components?.elements, beforeDocumentControls: [COMPONENT] }
    return { ...global, admin: { ...admin, components: { ...components, elements } } }
  })

/**
 * A call of the studio without Payload's own look for newer data: its dialog tells one person with two tabs of "another
 * user", hides what was typed behind a blur, and leads nowhere but to losing it.
 */
export const withoutOwnDialog = (call: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  // What a stranger sends may be anything; it is judged where the call is answered.
  call?.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call
