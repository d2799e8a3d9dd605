import http from 'node:http'

/**
 * Has every answer carry one Location at most. Next adds the headers of a page that it has just rendered for its cache
 * to the answer that holds them already, so that the first visitor of a moved address would get two.
 */
export function keepOneLocation(): void {
  const original = http.ServerResponse.prototype.appendHeader
  http.ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    if (name.toLowerCase() === 'location' && this.hasHeader(name)) return this.setHeader(name, value)
    return original.call(this, name, value)
  }
}
