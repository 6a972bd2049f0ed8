import StarterKit from '@tiptap/starter-kit'
import type { Extensions } from '@tiptap/core'
import { isTypedLink } from '../../rules/typed-link.ts'
import { CodeBlock } from './code-block.ts'
import { BoldMark, ItalicMark, StrikeMark, Subscript, Superscript } from './marks.ts'
import { BlockMath, InlineMath } from './maths-nodes.ts'
import { ImageNode } from './image-node.ts'
import { PastedTables } from './pasted-tables.ts'
import { TABLE_EXTENSIONS } from './table-nodes.ts'

/** The elements of a blog's text: the same that the server accepts. */
export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    bold: false,
    italic: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      shouldAutoLink: isTypedLink,
      protocols: ['http', 'https', 'mailto'],
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  BoldMark,
  ItalicMark,
  StrikeMark,
  Superscript,
  Subscript,
  CodeBlock,
  InlineMath,
  BlockMath,
  ImageNode,
  ...TABLE_EXTENSIONS,
  PastedTables,
]
