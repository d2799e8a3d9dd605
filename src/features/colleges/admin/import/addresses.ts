export const EXPORT_ADDRESS = '/api/colleges/export'
export const TEMPLATE_ADDRESS = '/api/colleges/import-template'
export const IMPORT_VIEW_ADDRESS = '/admin/import-colleges'
