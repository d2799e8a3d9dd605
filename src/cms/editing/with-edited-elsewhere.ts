import type { CollectionConfig, GlobalConfig, ServerFunctionClientArgs } from 'payload'

const COMPONENT = '/cms/editing/form-edited-elsewhere#FormEditedElsewhere'

/** Adds the warning of concurrent saves to forms. */
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
 * Strips Payload's own check for newer data from a studio request: its dialog calls the same person in two tabs
 * "another user", blurs the input, and offers only to lose it.
 */
export const withoutOwnDialog = (call: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  // The body is untrusted; it is validated where the call is handled.
  call?.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call
