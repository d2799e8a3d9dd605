import http from 'node:http'

/**
 * Keeps every response to at most one Location. Next adds the headers of a page just rendered for its cache to a
 * response that has them already, so the first visitor of a moved URL would get two.
 */
export function dropRepeatedLocation(): void {
  const original = http.ServerResponse.prototype.appendHeader
  http.ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    if (name.toLowerCase() === 'location' && this.hasHeader(name)) return this.setHeader(name, value)
    return original.call(this, name, value)
  }
}
