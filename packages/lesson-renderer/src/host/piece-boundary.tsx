import { Component, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly onRetry?: () => void;
  readonly message: string;
  readonly retry: string;
  /** What can still be shown of the piece: the static picture of a graph, the code of a cell. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** An error inside one piece of a lesson, a widget, a graph, a cell of the host's, stops that piece, never the lesson. */
export class PieceBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        {this.props.instead}
        <Notice variant="error">
          {this.props.message}{' '}
          <button
            type="button"
            className="lemma-button-quiet"
            onClick={() => {
              this.setState({ failed: false });
              this.props.onRetry?.();
            }}
          >
            {this.props.retry}
          </button>
        </Notice>
      </>
    );
  }
}
