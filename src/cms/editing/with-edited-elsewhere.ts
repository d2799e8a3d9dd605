import type { CollectionConfig, GlobalConfig, ServerFunctionClientArgs } from 'payload'

const COMPONENT = '/cms/editing/form-edited-elsewhere#FormEditedElsewhere'

/** Adds the warning of concurrent saves to a collection's form. */
export const withEditedElsewhere = ({ admin, ...collection }: CollectionConfig): CollectionConfig => {
  const { edit } = admin?.components ?? {}
  const warned = { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), COMPONENT] }
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: warned } } }
}

/** The same for a global. */
export const withGlobalEditedElsewhere = ({ admin, ...global }: GlobalConfig): GlobalConfig => {
  const elements = { ...admin?.components?.elements, beforeDocumentControls: [COMPONENT] }
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
}

/**
 * Strips Payload's own check for newer data from a studio request: its dialog calls the same person in two tabs
 * "another user", blurs the input, and offers only to lose it.
 */
export const withoutOwnDialog = (call: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  // The body is untrusted; it is validated where the call is handled.
  call?.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call
