import type { Extension, Handle, Token } from 'mdast-util-from-markdown';

/**
 * Bare addresses to links, as the tokenizer finds them. The package of this name searches all text a second time,
 * for GitHub's own oddities.
 */
export const autolinkTree: Extension = {
  enter: {
    literalAutolink(token: Token) {
      this.enter({ type: 'link', title: null, url: '', children: [] }, token);
    },
    literalAutolinkEmail: opened,
    literalAutolinkHttp: opened,
    literalAutolinkWww: opened,
  },
  exit: {
    literalAutolink(token: Token) {
      this.exit(token);
    },
    literalAutolinkEmail(token) {
      this.config.exit['autolinkEmail']?.call(this, token);
    },
    literalAutolinkHttp(token) {
      this.config.exit['autolinkProtocol']?.call(this, token);
    },
    literalAutolinkWww(token) {
      this.config.exit['data']?.call(this, token);
      const link = this.stack.at(-1);
      if (link?.type === 'link') link.url = `http://${this.sliceSerialize(token)}`;
    },
  },
};

function opened(this: ThisParameterType<Handle>, token: Token): void {
  this.config.enter['autolinkProtocol']?.call(this, token);
}
