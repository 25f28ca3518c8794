import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { CompileContext, Extension, Handle } from 'mdast-util-from-markdown';
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference';

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** Attributes of the directive that is being read. */
    attributes?: Map<string, string>;
    attributeName?: string;
  }
}

/**
 * Tokens of container and leaf directives to nodes. The same as mdast-util-directive's, whose decoding and writing
 * of attributes would cost a preview's page 5 kB more.
 */
export function directiveTree(): Extension {
  return {
    enter: { ...container.enter, ...leaf.enter },
    exit: { ...container.exit, ...leaf.exit },
  };
}

const container = handles('directiveContainer', 'containerDirective');
const leaf = handles('directiveLeaf', 'leafDirective');

function handles(token: string, type: 'containerDirective' | 'leafDirective') {
  const enter: Record<string, Handle> = {
    [token](started) {
      this.enter({ type, name: '', attributes: {}, children: [] }, started);
    },
    [`${token}Attributes`]() {
      this.data.attributes = new Map();
      // Line endings between attributes are no text.
      this.buffer();
    },
  };
  const exit: Record<string, Handle> = {
    [token](ended) {
      this.exit(ended);
    },
    [`${token}Name`](name) {
      const node = directive(this);
      if (node) node.name = this.sliceSerialize(name);
    },
    [`${token}AttributeIdValue`](value) {
      this.data.attributes?.set('id', decoded(this.sliceSerialize(value)));
    },
    [`${token}AttributeClassValue`](value) {
      const before = this.data.attributes?.get('class');
      const name = decoded(this.sliceSerialize(value));
      this.data.attributes?.set('class', before ? `${before} ${name}` : name);
    },
    [`${token}AttributeName`](name) {
      this.data.attributeName = this.sliceSerialize(name);
      this.data.attributes?.set(this.data.attributeName, '');
    },
    [`${token}AttributeValue`](value) {
      const name = this.data.attributeName ?? '';
      this.data.attributes?.set(name, decoded(this.sliceSerialize(value)));
    },
    [`${token}Attributes`]() {
      this.resume();
      const node = directive(this);
      if (node) node.attributes = Object.fromEntries(this.data.attributes ?? []);
    },
  };
  if (type === 'containerDirective') {
    enter[`${token}Label`] = function (started) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, started);
    };
    exit[`${token}Label`] = function (ended) {
      this.exit(ended);
    };
  }
  return { enter, exit };
}

function directive(context: CompileContext): ContainerDirective | LeafDirective | undefined {
  const node = context.stack.at(-1);
  return node?.type === 'containerDirective' || node?.type === 'leafDirective' ? node : undefined;
}

/** Character references as HTML writes them in attributes. */
function decoded(value: string): string {
  return value.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z\d]{1,31}));/gi,
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (hex) return decodeNumericCharacterReference(hex, 16);
      if (decimal) return decodeNumericCharacterReference(decimal, 10);
      return decodeNamedCharacterReference(name ?? '') || reference;
    },
  );
}
