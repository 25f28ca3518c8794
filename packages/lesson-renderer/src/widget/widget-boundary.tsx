import { Component, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly message: string;
  readonly retry: string;
  readonly children: ReactNode;
}

/** An error inside one widget stops that widget, never the lesson. */
export class WidgetBoundary extends Component<Props, { readonly failed: boolean }> {
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
      <Notice variant="error">
        {this.props.message}{' '}
        <button
          type="button"
          className="lemma-button-quiet"
          onClick={() => {
            this.setState({ failed: false });
            this.props.onRetry();
          }}
        >
          {this.props.retry}
        </button>
      </Notice>
    );
  }
}
