import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { Avatar } from './Avatar';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('an avatar', () => {
  test.each([
    ['Jana Albrecht', 'JA'],
    ['Mehmet Ali Yıldız', 'MY'],
    ['Cher', 'C'],
    ['', '?'],
  ])('of %o without a photo shows %s', async (name, letters) => {
    await renderWithStore(<Avatar name={name} />);
    expect(screen.getByText(letters)).toBeVisible();
  });

  test('shows a photo lazily, and the initials when it does not load', async () => {
    await renderWithStore(<Avatar name="Jana Albrecht" photo={pixel} onlineLabel="online" />);
    const photo = document.querySelector('img');
    expect(photo).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('online')).toBeInTheDocument();
    if (photo) fireEvent.error(photo);
    expect(screen.getByText('JA')).toBeVisible();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x'])('never asks for %s', async (photo) => {
    await renderWithStore(<Avatar name="Jana Albrecht" photo={photo} />);
    expect(screen.getByText('JA')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});
