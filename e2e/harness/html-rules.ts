import type { ConfigData } from 'html-validate'
import { nuRules } from './html-plugin.ts'

/** The rules for every page's HTML; each exception has its reason. */
export const htmlRules: ConfigData = {
  plugins: [nuRules],
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A section needs a heading; a region that only scrolls has none. Items of the wall of
    // exhibitors stand in blocks, which a native list may not contain.
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
    // Titles are written by editors; search engines cut long ones.
    'long-title': 'off',
    // Checkboxes of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A fieldset also groups fields while a form is being sent or one of them is not asked; those
    // with a question have a legend.
    'wcag/h71': 'off',
    // A style keeps phone numbers on one line.
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  },
}
