import type { ConfigData } from 'html-validate'
import { nuRules } from './html-plugin.ts'

/** The rules that every page's HTML is held to; each exception says why. */
export const htmlRules: ConfigData = {
  plugins: [nuRules],
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A section asks for a heading; a region that only scrolls has none. Items of the wall of exhibitors
    // stand in blocks, which a native list may not hold.
    'prefer-native-element': ['error', { exclude: ['region', 'list', 'listitem'] }],
    'nu/section-heading': 'error',
    'nu/svg-attributes': 'error',
    // React writes charSet, hrefLang and dateTime as its properties are called; in HTML the case of
    // attributes means nothing.
    'attr-case': 'off',
    // React's output for void elements and empty attributes; all of it is valid HTML.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's useId begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Integrity hashes protect from other hosts, and nothing comes from one.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Titles are the editors' own; search engines cut long ones.
    'long-title': 'off',
    // Boxes under one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A fieldset also holds fields while a form is being sent or one of them is not asked; those that
    // put a question have a legend.
    'wcag/h71': 'off',
    // Phone numbers are kept on one line by style.
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  },
}
