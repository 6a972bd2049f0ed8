import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the colors of the site. */
export const THEME = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)' },
  '&.cm-focused': { outline: 'none' },
  // Drawn over the line numbers, which would hide an outline.
  '&.cm-focused::after': { content: '""', position: 'absolute', inset: '0', zIndex: '300', border: '2px solid var(--color-accent)', borderRadius: 'inherit', pointerEvents: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-accent)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--color-accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--color-surface)', color: 'var(--color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in oklab, var(--color-accent) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 22%, transparent)',
  },
  '.cm-tooltip': { border: '1px solid var(--color-line)', borderRadius: '6px', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--color-accent-subtle)', color: 'var(--color-text)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--color-text-muted)' },
  '.cm-signature': { padding: '0.25rem 0.5rem' },
  '.cm-panels': { backgroundColor: 'var(--color-sunken)', color: 'var(--color-text)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--color-line)' },
  '.cm-textfield': { border: '1px solid var(--color-border-strong)', borderRadius: '6px', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)' },
  '.cm-button': { border: '1px solid var(--color-border-strong)', borderRadius: '6px', backgroundColor: 'var(--color-surface)', backgroundImage: 'none', color: 'var(--color-text)' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-warning-subtle)', outline: '1px solid var(--color-warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in oklab, var(--color-warning) 35%, transparent)' },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in oklab, var(--color-accent) 12%, transparent)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--color-danger)', textUnderlineOffset: '3px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-accent-subtle)', outline: '1px solid var(--color-accent)' },
})

export const HIGHLIGHTING = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.modifier], color: 'var(--color-accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warning)' },
  { tag: tags.comment, color: 'var(--color-text-muted)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.variableName)], fontWeight: '500' },
])
