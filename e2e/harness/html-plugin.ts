import { type DOMReadyEvent, type Plugin, Rule } from 'html-validate'

/** A section has a heading or a label; an element without either must be a `div`. */
class SectionHeading extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section')) {
        if (section.hasAttribute('aria-label')) continue
        if (!section.querySelector('h1, h2, h3, h4, h5, h6')) {
          this.report(section, '<section> without a heading')
        }
      }
    })
  }
}

/** Attributes that HTML gives every element, and SVG none. */
const HTML_ONLY = ['draggable', 'hidden', 'title', 'contenteditable', 'translate', 'spellcheck']

/** Drawings in a page have the attributes of SVG (SVG 2, "Core attributes"). */
class SvgAttributes extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const name of HTML_ONLY) {
        for (const element of document.querySelectorAll(`svg [${name}]`)) {
          this.report(element, `"${name}" is no attribute of SVG`)
        }
      }
    })
  }
}

/** Rules of the Nu HTML Checker that html-validate lacks. */
export const nuRules: Plugin = {
  name: 'nu',
  rules: { 'nu/section-heading': SectionHeading, 'nu/svg-attributes': SvgAttributes },
}
